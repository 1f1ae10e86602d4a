import { copyText } from './copy-text';

function serveClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText === undefined ? undefined : { writeText },
  });
}

/** Text of a selection when it was copied, or null. */
function serveCommand(isAllowed: boolean): { copied: string | null } {
  const seen: { copied: string | null } = { copied: null };
  document.execCommand = () => {
    const field = document.querySelector('textarea');
    seen.copied = isAllowed && field !== null ? field.value : null;
    return isAllowed;
  };
  return seen;
}

it('uses the clipboard of the page where there is one', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  serveClipboard(writeText);
  expect(await copyText('12 km')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('12 km');
});

it.each([
  ['there is none', undefined],
  ['it is refused', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('copies through a selection where %s, and leaves nothing behind', async (_case, writeText) => {
  serveClipboard(writeText);
  const seen = serveCommand(true);
  expect(await copyText('12 km')).toBe(true);
  expect(seen.copied).toBe('12 km');
  expect(document.querySelector('textarea')).toBeNull();
});

it('says that it failed where neither works', async () => {
  serveClipboard(undefined);
  serveCommand(false);
  expect(await copyText('12 km')).toBe(false);
});
