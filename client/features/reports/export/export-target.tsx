import { Button, type ButtonProps, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Encoding, type ReportCall, exportAddress } from './report-call.js';
import { submitExport } from './submit-export.js';

interface ExportTargetProps {
  call: ReportCall;
  language: string;
  encoding: Encoding;
  children: ReactNode;
}

interface ExportItemProps extends ExportTargetProps {
  /** Set where something is to be said before the file comes. */
  onShort?: (encoding: Encoding) => void;
}

/** An item of the menu that downloads the table: a link, or a form where the report is asked by POST. */
export function ExportItem({ call, language, encoding, onShort, children }: ExportItemProps) {
  if (onShort) return <Menu.Item onClick={() => onShort(encoding)}>{children}</Menu.Item>;
  return call.method === 'POST' ? (
    <Menu.Item onClick={() => submitExport(call, language, encoding)}>{children}</Menu.Item>
  ) : (
    <Menu.Item component="a" href={exportAddress(call, language, encoding)} download>
      {children}
    </Menu.Item>
  );
}

/** The button that downloads the table in the usual encoding. */
export function ExportButton({
  call,
  language,
  encoding,
  onStarted,
  ...look
}: ExportTargetProps & ButtonProps & { title?: string; 'aria-label'?: string; onStarted?: () => void }) {
  const submit = () => {
    submitExport(call, language, encoding);
    onStarted?.();
  };
  return call.method === 'POST' ? (
    <Button {...look} onClick={submit} />
  ) : (
    <Button
      {...look}
      component="a"
      href={exportAddress(call, language, encoding)}
      download
      onClick={onStarted}
    />
  );
}
