import { isFetchingAheadUnwanted, isSavingHinted, onSavingHint } from './saving-hint';

const matchMedia = window.matchMedia;
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  window.matchMedia = matchMedia;
});

function giveConnection(saveData: boolean) {
  const connection = Object.assign(new EventTarget(), { saveData });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  return connection;
}

it('saves nothing where neither browser nor system say a word', () => {
  expect(isSavingHinted()).toBe(false);
});

it('saves data where the browser asks for it, from the moment it does', () => {
  const connection = giveConnection(false);
  const listener = jest.fn();
  const stop = onSavingHint(listener);
  expect(isSavingHinted()).toBe(false);
  connection.saveData = true;
  connection.dispatchEvent(new Event('change'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(isSavingHinted()).toBe(true);
  stop();
  connection.dispatchEvent(new Event('change'));
  expect(listener).toHaveBeenCalledTimes(1);
});

it('saves data where the system asks for it', () => {
  window.matchMedia = (query) => ({
    ...matchMedia(query),
    matches: query === '(prefers-reduced-data: reduce)',
  });
  expect(isSavingHinted()).toBe(true);
});

it.each([
  ['4g', false, false],
  ['3g', false, true],
  ['2g', false, true],
  ['slow-2g', false, true],
  ['4g', true, true],
])('fetches nothing ahead on %s, data saved: %s: %s', (effectiveType, saveData, unwanted) => {
  Object.assign(giveConnection(saveData), { effectiveType });
  expect(isFetchingAheadUnwanted()).toBe(unwanted);
});

it('fetches ahead where the browser has no word on its network', () => {
  expect(isFetchingAheadUnwanted()).toBe(false);
});
