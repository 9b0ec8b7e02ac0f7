import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { StateMessage } from './state-message.js';

interface InaccessibleItemProps {
  title: string;
  /** Explanation with a way to get access. */
  text: string;
  /** Link to the user's own items. */
  link: { to: string; label: string };
}

/**
 * Message for an address of a project, report or run that is missing or belongs to another account. The API does not
 * distinguish the two.
 */
export function InaccessibleItem({ title, text, link }: InaccessibleItemProps) {
  return (
    <div className="framed">
      <StateMessage
        title={title}
        actions={
          <Button component={Link} to={link.to} variant="filled">
            {link.label}
          </Button>
        }
      >
        {text}
      </StateMessage>
    </div>
  );
}
