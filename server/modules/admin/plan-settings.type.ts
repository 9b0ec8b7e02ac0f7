import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { flag, listOf, optional, smallInt, text } from '../../schema-kit/fields.js';

const nameDescription = 'Path of the setting, for example `plans.3.priceCents`.';
const valueDescription = 'Value; 0 or 1 for a switch, null for no limit.';

@ObjectType({ description: 'A setting of the plans with its permitted values.' })
class PlanSetting {
  @text(nameDescription) name!: string;
  @optional(() => Float, valueDescription) value!: number | null;
  @flag('Whether the setting is a switch.') isFlag!: boolean;
  @flag('Whether the value can be unlimited.') canBeUnlimited!: boolean;
  @optional(() => Float, 'Minimum; null without one.') min!: number | null;
  @optional(() => Float, 'Maximum; null without one.') max!: number | null;
}

@ObjectType({ description: 'A setting that differs between two versions.' })
export class PlanSettingChange {
  @text(nameDescription) name!: string;
  @optional(() => Float, 'Former value; 0 or 1 for a switch, null for no limit.') before!: number | null;
  @optional(() => Float, valueDescription) after!: number | null;
}

@ObjectType({ description: 'A value that is not permitted.' })
class PlanSettingError {
  @text(nameDescription) name!: string;
  @text('Reason, in the language of the request.') message!: string;
}

@ObjectType({ description: 'Effect of changed settings.' })
export class PlanSettingsPreview {
  @listOf(() => PlanSettingChange, 'Changes of the current settings.') changes!: PlanSettingChange[];
  @listOf(() => PlanSettingError, 'Values that are not permitted.') errors!: PlanSettingError[];
}

@ObjectType({ description: 'A saved version of the settings.' })
export class PlanSettingsVersion {
  @smallInt('Number of the version.') version!: number;
  @text('Time, ISO 8601.') createdAt!: string;
  @text('E-mail of the administrator.') author!: string;
  @text('Reason.') reason!: string;
  @flag('Whether the version ended an individual plan.') isEnd!: boolean;
  @listOf(() => PlanSettingChange, 'Changes of the version before.') changes!: PlanSettingChange[];
}

@ObjectType({ description: 'Settings of all plans, or of one plan for one customer.' })
export class PlanSettingsData {
  @smallInt('Latest version; 0 for the default settings.') version!: number;
  @flag('Whether the customer has an individual plan.') isIndividual!: boolean;
  @listOf(() => PlanSetting, 'All settings.') values!: PlanSetting[];
}

@InputType({ description: 'A changed setting.' })
export class PlanSettingInput {
  @Field(() => String, { description: nameDescription }) name!: string;
  @Field(() => Float, { nullable: true, description: valueDescription }) value?: number | null;
}

@InputType({ description: 'One plan of one customer.' })
export class IndividualPlanInput {
  @Field(() => Int, { description: 'Number of the account.' }) accountId!: number;
  @Field(() => Int, { description: 'Number of the plan: 3, 4, 5 or 6.' }) plan!: number;
}
