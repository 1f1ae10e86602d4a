import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi } from '../../../../test/api';
import {
  contentOf,
  EDEA,
  EFFECT,
  LIMIT_REGISTER,
  openEdea,
  PROPOSAL,
  shapeOf,
} from '../../../../test/speed-limits';

const RING = [
  [10, 3.8],
  [10.1, 3.8],
  [10.1, 3.9],
  [10, 3.9],
  [10, 3.8],
];
const AREA = {
  ...EDEA,
  content: contentOf({ shape: shapeOf({ kind: 'POLYGON', rings: [RING] }) }),
};

beforeEach(() => {
  window.localStorage.clear();
  // jsdom has none.
  Element.prototype.setPointerCapture = () => undefined;
});

async function openEditor(over: object = {}) {
  serveApi({ ...LIMIT_REGISTER, speedLimit: AREA, proposeSpeedLimit: PROPOSAL, ...over });
  const sheet = await openEdea();
  await userEvent.click(sheet.getByRole('button', { name: 'Propose a change' }));
  return within(await screen.findByRole('dialog', { name: 'Propose a change' }));
}

/** Input that the form would send, as it stands in the field beside the map. */
function ringIn(form: Awaited<ReturnType<typeof openEditor>>): number[][] {
  const field = form.getByLabelText('GeoJSON geometry');
  return JSON.parse(String(field.getAttribute('value') ?? field.textContent)).coordinates[0];
}

/** Something a pointer does; jsdom's own pointer events have no place. */
function point(element: Element, type: string, place: object = { clientX: 100, clientY: 100 }): void {
  const event = new MouseEvent(type, { bubbles: true, button: 0, ...place });
  fireEvent(element, Object.assign(event, { pointerId: 1 }));
}

const corner = (form: Awaited<ReturnType<typeof openEditor>>, number: number, count = 4) =>
  form.getByRole('button', { name: `Corner ${number} of ${count}` });

it('moves a corner by dragging it, and takes the step back', async () => {
  const form = await openEditor();
  point(corner(form, 2), 'pointerdown');
  point(corner(form, 2), 'pointermove', { clientX: 130, clientY: 90 });
  expect(ringIn(form)).toEqual(RING);
  point(corner(form, 2), 'pointerup');
  const moved = ringIn(form);
  expect(moved[1]).not.toEqual(RING[1]);
  expect([moved[0], moved[2]]).toEqual([RING[0], RING[2]]);
  await userEvent.click(form.getByRole('button', { name: 'Undo' }));
  expect(ringIn(form)).toEqual(RING);
  expect(form.getByRole('button', { name: 'Undo' })).toBeDisabled();
  expect(await axe(screen.getByRole('dialog', { name: 'Propose a change' }))).toHaveNoViolations();
});

it('moves, adds and takes out corners by keys alone', async () => {
  const form = await openEditor();
  corner(form, 3).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(ringIn(form)[2]?.[0]).toBeGreaterThan(10.1);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(ringIn(form)).toEqual(RING);
  form.getByRole('button', { name: 'Add a corner after corner 1' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(ringIn(form)[1]).toEqual([10.05, 3.8]);
  expect(corner(form, 2, 5)).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(ringIn(form)).toEqual(RING);
  corner(form, 4).focus();
  await userEvent.click(form.getByRole('button', { name: 'Take the corner out' }));
  expect(ringIn(form)).toEqual([RING[0], RING[1], RING[2], RING[0]]);
  corner(form, 1, 3).focus();
  expect(form.getByRole('button', { name: 'Take the corner out' })).toBeDisabled();
});

it('says at once what is wrong with a shape', async () => {
  const form = await openEditor();
  const field = form.getByLabelText('GeoJSON geometry');
  const crossed = [RING[0], RING[2], RING[1], RING[3], RING[0]];
  fireEvent.change(field, { target: { value: JSON.stringify({ type: 'Polygon', coordinates: [crossed] }) } });
  expect(form.getByText('The border must not cross or touch itself.')).toBeVisible();
});

it('begins a shape where the map is pressed, and makes an area of a circle', async () => {
  serveApi({ ...LIMIT_REGISTER });
  const sheet = await openEdea();
  await userEvent.click(sheet.getByRole('button', { name: 'Propose a change' }));
  const form = within(await screen.findByRole('dialog', { name: 'Propose a change' }));
  await userEvent.click(form.getByRole('radio', { name: 'Area' }));
  expect(ringIn(form)).toHaveLength(13);
  await userEvent.click(form.getByRole('radio', { name: 'Road' }));
  expect(form.getByText(/^Press on the map/)).toBeVisible();
  // The ground is a drawing of its own.
  const map = form.getByRole('group', { name: 'Map to draw the limit on' });
  const drawing = map.querySelector('svg:not([data-part])') ?? document.body;
  point(drawing, 'pointerdown');
  point(drawing, 'pointerup');
  expect(form.getByRole('button', { name: 'Corner 1 of 2' })).toBeInTheDocument();
});

it('shows the effect before a change can be proposed, and asks anew once the draft is another', async () => {
  const asked: unknown[] = [];
  const form = await openEditor({
    previewLimitChange: ({ input }: { input: object }) => {
      asked.push(JSON.parse(JSON.stringify(input)));
      return { ...EFFECT, isSample: asked.length > 1 };
    },
  });
  await userEvent.click(form.getByLabelText('Reason'));
  await userEvent.paste('The sign says so');
  await userEvent.click(form.getByRole('button', { name: 'See the effect' }));
  expect(await form.findByText('It would have changed 214 of 9,366 violations.')).toBeVisible();
  expect(form.getByText('183 would be none. 31 would have another severity.')).toBeVisible();
  expect(form.getByText(/^86 journeys through this area since/)).toBeVisible();
  expect(form.getByRole('row', { name: 'Danger 132 31' })).toBeVisible();
  expect(form.queryByRole('row', { name: /Caution/ })).not.toBeInTheDocument();
  expect(asked).toMatchObject([{ limitId: EDEA.id, limit: { shape: { kind: 'POLYGON' } } }]);
  expect(await axe(screen.getByRole('dialog', { name: 'Propose a change' }))).toHaveNoViolations();
  await userEvent.type(form.getByLabelText('Car'), '{Backspace}5');
  await userEvent.click(form.getByRole('button', { name: 'See the effect' }));
  expect(await form.findByText(/^A sample: only the newest 86 journeys/)).toBeVisible();
  expect(asked).toHaveLength(2);
});

it('lets a change be proposed where its effect could not be counted', async () => {
  const sent: unknown[] = [];
  const form = await openEditor({
    previewLimitChange: () => refusal('CONFLICT'),
    proposeSpeedLimit: ({ input }: { input: object }) => {
      sent.push(input);
      return PROPOSAL;
    },
  });
  await userEvent.click(form.getByLabelText('Reason'));
  await userEvent.paste('The sign says so');
  await userEvent.click(form.getByRole('button', { name: 'See the effect' }));
  expect(await form.findByText(/^Another effect is being counted for you/)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Propose' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});
