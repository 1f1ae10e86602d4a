import { useEffect, useRef, useState } from 'react';

/** Delay after the last key before the text is used, ms. */
const SETTLED_AFTER_MS = 350;

/**
 * The text of a field that is used once its typing pauses. A value that comes from elsewhere, such as the
 * browser's Back,
 * replaces the typed text.
 */
export function useSettledText(
  value: string,
  onSettled: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const accepted = useRef(value);
  const latest = useRef(onSettled);
  useEffect(function storeLatest() {
    latest.current = onSettled;
  });
  useEffect(
    function followOthers() {
      // Text typed since then stays.
      if (value !== accepted.current) {
        accepted.current = value;
        setText(value);
      }
    },
    [value],
  );
  useEffect(
    function settleLater() {
      if (text === accepted.current) {
        return undefined;
      }
      const timer = setTimeout(() => {
        accepted.current = text;
        latest.current(text);
      }, SETTLED_AFTER_MS);
      return () => clearTimeout(timer);
    },
    [text],
  );
  return [text, setText];
}
