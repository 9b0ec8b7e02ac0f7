import { ObjectType, registerEnumType } from 'type-graphql';
import type { InvitationPurpose } from '../../contract/account-vocabulary.js';
import { flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

@ObjectType('CorporateUser', { description: 'A team member: somebody who works on the owner’s plan.' })
export class TeamMember {
  @text('E-mail: the login.') email!: string;
  @flag('Whether a password was set, so that the person can log in.') isActive!: boolean;
  @optional(() => String, 'When the person was last active, ISO 8601; null for never.') lastSeenAt!:
    | string
    | null;
}

@ObjectType('CorporateInvitation', { description: 'An invitation that was sent and not accepted yet.' })
export class TeamInvitation {
  @text('E-mail that it was sent to.') email!: string;
  @text('Until when its link works, ISO 8601.') expiresAt!: string;
}

@ObjectType('CorporateAccount', { description: 'The people who work with one plan.' })
export class Team {
  @smallInt('People that the plan holds, its owner included.') limit!: number;
  @smallInt('People that there are, the owner included.') used!: number;
  @listOf(() => TeamMember, 'Team members, by e-mail.') users!: TeamMember[];
  @listOf(() => TeamInvitation, 'Open invitations, by e-mail.') invitations!: TeamInvitation[];
}

@ObjectType('Colleague', { description: 'Somebody else of the same corporate account.' })
export class OtherTeamMember {
  @text('E-mail.') email!: string;
}

const invitationPurposeEnum = vocabularyEnum<InvitationPurpose>(
  'InvitationPurpose',
  'What an invitation does.',
  {
    join: 'The person has an account, which joins the owner’s.',
    activate: 'An account was made, whose first password is to be set.',
  },
);

@ObjectType({ description: 'What the link of an invitation is about.' })
export class InvitationData {
  @text('E-mail that it was sent to.') email!: string;
  @text('E-mail of the owner who invites.') ownerEmail!: string;
  @oneOf(invitationPurposeEnum, 'What it does.') purpose!: InvitationPurpose;
}

/** Result of adding a member: added, or an invitation is required because the account exists. */
export const addMemberResults = { TRUE: 'true', REBIND: 'rebind' } as const;

export type AddMemberResult = (typeof addMemberResults)[keyof typeof addMemberResults];

registerEnumType(addMemberResults, {
  name: 'CorporateAddition',
  description: 'What adding a team member did.',
  valuesConfig: {
    TRUE: { description: 'An account was made and a letter to set its password is on its way.' },
    REBIND: { description: 'The e-mail has an account of its own: its person must be invited.' },
  },
});
