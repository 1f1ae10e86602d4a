import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Kind, parse, visit } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';

const WEB_APP = join(__dirname, '../../../../frontend/src');

/** An operation of the web app with the folder of the web app that asks for it. */
export interface SentDocument {
  readonly document: DocumentNode;
  readonly folder: string;
}

/** Each operation of the web app as it sends it: with its fragments, and `__typename` wherever its cache asks for it. */
export function sentDocuments(): Map<string, SentDocument> {
  const files = readdirSync(WEB_APP, { recursive: true, encoding: 'utf8' });
  const written = files
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => ({
      folder: path.split(sep)[0] ?? '',
      definitions: withTypeNames(parse(readFileSync(join(WEB_APP, path), 'utf8'))).definitions,
    }));
  const fragments = written
    .flatMap(({ definitions }) => definitions)
    .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(
    written.flatMap(({ folder, definitions }) =>
      definitions
        .filter((each) => each.kind === Kind.OPERATION_DEFINITION)
        .map((operation) => {
          const document = documentOf([operation, ...spreadIn(operation, fragments)]);
          return [operation.name?.value ?? '', { document, folder }];
        }),
    ),
  );
}

function documentOf(definitions: DocumentNode['definitions']): DocumentNode {
  return { kind: Kind.DOCUMENT, definitions };
}

function withTypeNames(document: DocumentNode): DocumentNode {
  return visit(document, {
    SelectionSet: (set, _key, parent) =>
      parent !== undefined && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : {
            ...set,
            selections: [
              ...set.selections,
              { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } },
            ],
          },
  });
}

function spreadIn(
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
): FragmentDefinitionNode[] {
  const found = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.find((each) => each.name.value === name.value);
        if (fragment !== undefined && !found.has(fragment)) {
          found.add(fragment);
          collect(fragment);
        }
      },
    });
  };
  collect(operation);
  return [...found];
}
