import { chakra } from '@chakra-ui/react';
import { getNamedType, type GraphQLType } from 'graphql';
import { Link } from 'react-router-dom';
import { schemaPath } from '../../../lib/paths';

/** A type as the schema writes it, such as `[Violation!]!`, with a link to what it names. */
export function TypeRef({ type }: { type: GraphQLType }) {
  const { name } = getNamedType(type);
  const [before = '', after = ''] = String(type).split(name);
  return (
    <chakra.code fontFamily="mono" dir="ltr" overflowWrap="anywhere">
      {before}
      <chakra.span asChild color="info.fg" textDecoration="underline">
        <Link to={schemaPath(name)}>{name}</Link>
      </chakra.span>
      {after}
    </chakra.code>
  );
}
