import { Field, ID, InterfaceType } from 'type-graphql';

/** A presented thing with the name of its type, by which the schema knows which one it is. */
export interface NamedNode {
  readonly __typename: string;
}

@InterfaceType('Node', {
  description: 'A thing that has an identifier, and that `node` gives by its `globalId`.',
  resolveType: ({ __typename }: NamedNode) => __typename,
})
export abstract class Node {
  @Field(() => ID, {
    description: 'Identifier among the things of its type; what arguments named after the type want.',
  })
  id: string;
}
