import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { turnKeys } from '../../../lib/storage/key-choice';
import { useSearchKeys } from './useSearchKeys';

function Search() {
  const keys = useSearchKeys('search', () => undefined);
  return (
    <form onKeyDown={keys}>
      <input id="search" aria-label="Search" type="search" />
      <button type="button">Elsewhere</button>
    </form>
  );
}

it('the key / leads to the search unless it is turned off', async () => {
  render(<Search />);
  const search = screen.getByRole('searchbox', { name: 'Search' });
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  await userEvent.keyboard('/');
  expect(search).toHaveFocus();
  elsewhere.focus();
  turnKeys(false);
  await userEvent.keyboard('/');
  expect(elsewhere).toHaveFocus();
  turnKeys(true);
  await userEvent.keyboard('/');
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');
});
