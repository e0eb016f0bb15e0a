/** A parent with its object type, for fields of an interface or union type. */
export class TypedParent {
  constructor(
    readonly typename: string,
    readonly parent: unknown,
  ) {}
}

/** Tags a parent with its GraphQL type; resolvers of that type receive the bare parent. */
export function typed(typename: string, parent: unknown): TypedParent {
  return new TypedParent(typename, parent);
}
