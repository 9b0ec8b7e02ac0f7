import { ObjectType, registerEnumType } from 'type-graphql';
import type { InvitationPurpose } from '../../contract/accounts/account-vocabulary.js';
import { flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

@ObjectType('CorporateUser', { description: 'A team member, who uses the plan of the owner.' })
export class TeamMember {
  @text('E-mail, used as the login.') email!: string;
  @flag('Whether the user has set a password and can log in.') isActive!: boolean;
  @flag('Whether the plan in force has a seat for the user. Users without a seat have the free plan.')
  hasSeat!: boolean;
  @optional(() => String, 'Time of the last activity, ISO 8601; null if there was none.') lastSeenAt!:
    | string
    | null;
}

@ObjectType('CorporateInvitation', { description: 'An open invitation.' })
export class TeamInvitation {
  @text('E-mail of the recipient.') email!: string;
  @text('Expiry of the link, ISO 8601.') expiresAt!: string;
}

@ObjectType('CorporateAccount', { description: 'Users who share a plan.' })
export class Team {
  @smallInt('Maximum users of the plan, including the owner.') limit!: number;
  @smallInt('Current number of users, including the owner.') used!: number;
  @listOf(() => TeamMember, 'Team members, sorted by e-mail.') users!: TeamMember[];
  @listOf(() => TeamInvitation, 'Open invitations, sorted by e-mail.') invitations!: TeamInvitation[];
}

@ObjectType('Colleague', { description: 'Another member of the same team.' })
export class OtherTeamMember {
  @text('E-mail.') email!: string;
}

const invitationPurposeEnum = vocabularyEnum<InvitationPurpose>(
  'InvitationPurpose',
  'Purpose of an invitation.',
  {
    join: 'An existing account joins the team of the owner.',
    activate: 'The owner created the account; the user sets its first password.',
  },
);

@ObjectType({ description: 'Invitation of a link.' })
export class InvitationData {
  @text('E-mail of the recipient.') email!: string;
  @text('E-mail of the inviting owner.') ownerEmail!: string;
  @oneOf(invitationPurposeEnum, 'Purpose of the invitation.') purpose!: InvitationPurpose;
}

/** Result of adding a member: added, or an invitation is required because the account exists. */
export const addMemberResults = { TRUE: 'true', REBIND: 'rebind' } as const;

export type AddMemberResult = (typeof addMemberResults)[keyof typeof addMemberResults];

registerEnumType(addMemberResults, {
  name: 'CorporateAddition',
  description: 'Result of adding a team member.',
  valuesConfig: {
    TRUE: { description: 'An account was created and the activation e-mail was queued.' },
    REBIND: { description: 'The e-mail already has an account, which must be invited.' },
  },
});
