import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serveApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render';
import { BUS, CODE, REGISTER } from '../../../../test/vehicles';

beforeEach(() => window.localStorage.clear());

it('prints a sticker only with the plate in full, with both languages, and nothing else', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  serveApi({
    ...REGISTER,
    revealRegistrations: [{ vehicleId: '7', registrationNumber: 'LT 123 AA' }],
  });
  const { container } = renderApp('/admin/vehicles?open=7&sticker=31');
  expect(await screen.findByText(/carries the plate in full/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show full plates' }));
  const why = within(await screen.findByRole('dialog', { name: 'Show full plates' }));
  await userEvent.click(why.getByLabelText('Error in the data'));
  await userEvent.click(why.getByRole('button', { name: 'Show full plates' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  const paper = container.querySelector('[data-printed]');
  expect(paper).toHaveTextContent('LT 123 AA');
  expect(paper).toHaveTextContent('7K2M-Q9XV-PD3T');
  expect(paper).toHaveTextContent('Scan at the start of your journey');
  await waitFor(() => expect(paper).toHaveTextContent('Scannez au début de votre trajet'));
  expect(await screen.findByRole('img', { name: 'QR code of the vehicle' })).toBeVisible();
});

it('has no sticker for a code that is revoked', async () => {
  serveApi({
    ...REGISTER,
    registeredVehicle: { ...BUS, codes: [{ ...CODE, revokedAt: '2026-11-20T08:00:00Z' }] },
  });
  renderApp('/admin/vehicles?open=7&sticker=31');
  expect(await screen.findByText('This code is not in force')).toBeVisible();
});
