import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Chooses the last entry of the menu that opens, by keyboard: keys count once the menu has the focus. */
export async function chooseLastEntry(name: string): Promise<void> {
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveAttribute('data-highlighted'));
  await userEvent.keyboard('{Enter}');
}
