import type { Page } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import type { Violation } from '../violation.entity';
import type { ViolationList } from './list-public-violations';

/** Notes a page of violations, where it looks as it does for its rows alone; its owners see more of them than others. */
export function noteViolationPage(
  { notePage }: Pick<GraphqlContext, 'notePage'>,
  { sameFor }: Pick<ViolationList, 'sameFor'>,
  { version, rows }: Page<Violation>,
): void {
  if (version !== undefined && sameFor !== null) {
    const ownerIds = rows.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
    notePage?.({ version, sameFor, ownerIds: new Set(ownerIds) });
  }
}
