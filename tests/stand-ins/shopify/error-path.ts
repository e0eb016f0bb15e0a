import {Kind, visit, type ASTNode, type DocumentNode} from 'graphql';

/** graphql-ruby's path elements: `query Q`, then fields, `... on Type`, `...Name`. */
function stepOf(node: ASTNode): string | undefined {
  switch (node.kind) {
    case Kind.OPERATION_DEFINITION:
      return [node.operation, node.name?.value].filter(Boolean).join(' ');
    case Kind.FRAGMENT_DEFINITION:
      return `fragment ${node.name.value}`;
    case Kind.FIELD:
    case Kind.ARGUMENT:
      return node.kind === Kind.FIELD ? (node.alias ?? node.name).value : node.name.value;
    case Kind.INLINE_FRAGMENT:
      return node.typeCondition ? `... on ${node.typeCondition.name.value}` : '...';
    case Kind.FRAGMENT_SPREAD:
      return `... ${node.name.value}`;
    default:
      return undefined;
  }
}

/** The `path` of a validation error: every step from the definition down to the faulty node. */
export function pathTo(target: ASTNode, document: DocumentNode): string[] {
  let path: string[] = [];
  const steps: (string | undefined)[] = [];
  visit(document, {
    enter(node) {
      steps.push(stepOf(node));
      if (node === target) path = steps.flatMap((step) => step ?? []);
    },
    leave() {
      steps.pop();
    },
  });
  return path;
}
