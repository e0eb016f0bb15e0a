import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** Arguments that make the field valid; undefined when it requires some that cannot be guessed. */
function argumentsOf(field: GraphQLField<unknown, unknown>): string | undefined {
  const names = new Set(field.args.map(({name}) => name));
  const given: string[] = [];
  if (names.has('first')) given.push('first: 2');
  if (names.has('selectedOptions')) given.push('selectedOptions: []');
  if (names.has('identifiers')) given.push('identifiers: [{namespace: "custom", key: "frame"}]');
  if (field.name === 'metafield') given.push('namespace: "custom", key: "manuals"');
  const known = given.join(' ');
  const missing = field.args.some(
    ({name, type, defaultValue}) =>
      isNonNullType(type) && defaultValue === undefined && !known.includes(`${name}:`),
  );
  if (missing) return undefined;
  return given.length > 0 ? `(${known})` : '';
}

/** A selection of all fields of a type, down to a depth; abstract types by name only. */
export function everyField(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    const args = argumentsOf(field);
    if (args === undefined) return [];
    if (isLeafType(named)) return `${field.name}${args}`;
    if (isAbstractType(named)) return `${field.name}${args} { __typename }`;
    if (!isObjectType(named) || depth <= 0) return [];
    const inner = everyField(named, depth - 1);
    return inner ? `${field.name}${args} { ${inner} }` : [];
  });
  return ['__typename', ...fields].join(' ');
}

/** The same by the type's name. */
export function everyFieldOf(schema: GraphQLSchema, typeName: string, depth: number): string {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`no object type ${typeName}`);
  return everyField(type, depth);
}
