import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { serveApi, VIEWER } from '../../../test/api';
import { buildJourney } from '../../../test/journeys';
import { renderApp } from '../../../test/render';

async function openJourney(findings: readonly object[]) {
  serveApi({ viewer: VIEWER, journey: { ...buildJourney(900), findings } });
  const rendered = renderApp('/journeys/900');
  await screen.findByRole('slider', { name: 'Speed over time' });
  return rendered;
}

it('warns the traveller of an arrival that was too early, as a hint', async () => {
  const arrival = { fromTown: 'Yaoundé', toTown: 'Douala', minimumMinutes: 111, actualMinutes: 104 };
  const { container } = await openJourney([{ kind: 'EARLY_ARRIVAL', arrival }]);
  expect(screen.getByRole('heading', { name: 'Earlier than the limit allows' })).toBeVisible();
  const hint = screen.getByText(/^You came from Yaoundé to Douala/);
  expect(hint.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'You came from Yaoundé to Douala in 1 h 44 min. That is earlier than the open-road limit allows. At the limit it takes at least 1 h 51 min.',
  );
  expect(screen.getByText(/This is a hint, not a violation\./)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('has no hint for any other journey', async () => {
  await openJourney([]);
  expect(screen.queryByRole('heading', { name: 'Earlier than the limit allows' })).not.toBeInTheDocument();
});
