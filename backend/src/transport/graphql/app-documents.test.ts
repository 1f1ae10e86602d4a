import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, visit } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { POLICY } from '../policy/policy-table';
import { APP_OPERATIONS } from '../sight/app-operations';
import { sizeFault } from './document-limits';

const WEB_APP = join(__dirname, '../../../../frontend/src');

/** Each operation of the web app as it sends it: with its fragments, and `__typename` wherever its cache asks for it. */
function sentDocuments(): Map<string, DocumentNode> {
  const files = readdirSync(WEB_APP, { recursive: true, encoding: 'utf8' });
  const definitions = files
    .filter((path) => path.endsWith('.graphql'))
    .flatMap((path) => withTypeNames(parse(readFileSync(join(WEB_APP, path), 'utf8'))).definitions);
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const fragments = definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(
    operations.map((operation) => [
      operation.name?.value ?? '',
      { kind: Kind.DOCUMENT, definitions: [operation, ...spreadIn(operation, fragments)] },
    ]),
  );
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

/** Whether everything that an operation asks for is there for a visitor too. */
function isForVisitors({ definitions }: DocumentNode): boolean {
  return definitions.every((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) {
      return true;
    }
    const root = `${definition.operation.charAt(0).toUpperCase()}${definition.operation.slice(1)}`;
    return definition.selectionSet.selections.every(
      (field) =>
        field.kind === Kind.FIELD && POLICY[`${root}.${field.name.value}`]?.[0] !== 'UNAUTHENTICATED',
    );
  });
}

function refusedOf(documents: readonly [string, DocumentNode][], isSignedIn: boolean): string[] {
  const actor = isSignedIn ? ({ accountId: 1, sessionId: 1, role: 'CITIZEN' } as const) : null;
  return documents.filter(([, document]) => sizeFault(document, actor) !== null).map(([name]) => name);
}

test('every document of the web app that a visitor can run is one that visitors may send', () => {
  const open = [...sentDocuments()].filter(([, document]) => isForVisitors(document));
  expect(open.map(([name]) => name)).toEqual(expect.arrayContaining(['Landing', 'signIn', 'viewer']));
  expect(refusedOf(open, false)).toEqual([]);
});

test('every document of the web app is one that somebody signed in may send', () => {
  const all = [...sentDocuments()];
  expect(all.length).toBeGreaterThan(100);
  expect(refusedOf(all, true)).toEqual([]);
});

test('log and metrics know every operation of the web app by its name, and no other', () => {
  expect([...APP_OPERATIONS]).toEqual([...sentDocuments().keys()].sort());
});
