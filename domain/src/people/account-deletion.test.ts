import { deletionDueAt } from './account-deletion';

it('leaves 30 days to withdraw a deletion', () => {
  expect(deletionDueAt(new Date('2026-01-31T10:15:00Z'))).toEqual(new Date('2026-03-02T10:15:00Z'));
});
