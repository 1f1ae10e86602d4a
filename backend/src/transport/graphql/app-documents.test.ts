import 'reflect-metadata';
import { Kind } from 'graphql';
import type { DocumentNode } from 'graphql';
import { sentDocuments } from '../../testing/policy/sent-documents';
import { POLICY } from '../policy/policy-table';
import { APP_OPERATIONS } from '../sight/app-operations';
import { sizeFault } from './document-limits';

function documents(): [string, DocumentNode][] {
  return [...sentDocuments()].map(([name, { document }]) => [name, document]);
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
  const caller = { actor, key: null };
  return documents.filter(([, document]) => sizeFault(document, caller) !== null).map(([name]) => name);
}

test('every document of the web app that a visitor can run is one that visitors may send', () => {
  const open = documents().filter(([, document]) => isForVisitors(document));
  expect(open.map(([name]) => name)).toEqual(expect.arrayContaining(['Landing', 'signIn', 'viewer']));
  expect(refusedOf(open, false)).toEqual([]);
});

test('every document of the web app is one that somebody signed in may send', () => {
  const all = documents();
  expect(all.length).toBeGreaterThan(100);
  expect(refusedOf(all, true)).toEqual([]);
});

test('log and metrics know every operation of the web app by its name, and no other', () => {
  expect([...APP_OPERATIONS]).toEqual([...sentDocuments().keys()].sort());
});
