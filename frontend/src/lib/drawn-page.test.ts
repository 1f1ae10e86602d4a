import { removeDrawnPage, START_ID, takeQueuedStart, typedBefore } from './drawn-page';

beforeEach(() => {
  document.body.innerHTML = `
    <div id="drawn"><input id="mobileNumber" name="mobileNumber" value="67712"></div>
    <div id="root"><input id="mobileNumber" name="mobileNumber"></div>`;
});

it('gives what was typed into the drawn page, and nothing for a field that it has not', () => {
  expect(typedBefore('mobileNumber')).toBe('67712');
  expect(typedBefore('pin')).toBe('');
});

it('removes the drawn page and leaves the focus in the field', () => {
  document.querySelector<HTMLInputElement>('#drawn input')?.focus();
  removeDrawnPage();
  expect(document.getElementById('drawn')).toBeNull();
  expect(document.querySelector('#root input')).toHaveFocus();
});

it('moves no focus that is elsewhere, and does nothing where nothing was drawn', () => {
  removeDrawnPage();
  expect(document.body).toHaveFocus();
  removeDrawnPage();
  expect(document.querySelectorAll('input')).toHaveLength(1);
  expect(typedBefore('mobileNumber')).toBe('');
});

it('sends the form that was sent on the drawn page', async () => {
  document.body.innerHTML = '<div id="drawn"><form data-sent></form></div><main><form></form></main>';
  const sent: Event[] = [];
  document.querySelector('main')?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent.push(event);
  });
  removeDrawnPage();
  await Promise.resolve();
  expect(sent).toHaveLength(1);
});

it('gives the start that was tapped on the drawn page once, and not when that is long ago', () => {
  expect(takeQueuedStart()).toBeNull();
  window.queuedStart = { what: 'dialog', atMs: performance.now() };
  expect(takeQueuedStart()).toBe('dialog');
  expect(takeQueuedStart()).toBeNull();
  window.queuedStart = { what: 'start', atMs: performance.now() - 60_001 };
  expect(takeQueuedStart()).toBeNull();
});

it('leaves the focus on the button that the app has too', () => {
  document.body.innerHTML = `
    <div id="drawn"><button id="${START_ID}">Start</button></div>
    <div id="root"><button id="${START_ID}">Start</button></div>`;
  document.querySelector<HTMLButtonElement>('#drawn button')?.focus();
  removeDrawnPage();
  expect(document.querySelector('#root button')).toHaveFocus();
});
