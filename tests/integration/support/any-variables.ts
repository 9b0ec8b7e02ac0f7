import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { Upload } from 'graphql-upload-minimal';

/** Values by scalar name; a text by default. */
const ofScalar: Readonly<Record<string, unknown>> = {
  Int: 500,
  Float: 1,
  Boolean: true,
  Upload: new Upload(),
  SafeInt: 1,
};

/** Values for the variables of an operation. `perPage` gets the maximum page size. */
export function anyVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
): Record<string, unknown> {
  const declared = operation.variableDefinitions ?? [];
  return Object.fromEntries(
    declared.flatMap(({ variable, type }) => {
      const inputType = typeFromAST(schema, type) as GraphQLInputType | undefined;
      const isNeeded =
        inputType !== undefined && (isNonNullType(inputType) || variable.name.value === 'perPage');
      return isNeeded ? [[variable.name.value, createValue(inputType)]] : [];
    }),
  );
}

function createValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return createValue(type.ofType);
  if (isListType(type)) return [createValue(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return type.name in ofScalar ? ofScalar[type.name] : 'any';
  const requiredFields = Object.values(type.getFields()).filter(isRequiredInputField);
  return Object.fromEntries(
    requiredFields.map(({ name, type: inputType }) => [name, createValue(inputType)]),
  );
}
