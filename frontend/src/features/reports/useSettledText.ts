import { useEffect, useRef, useState } from 'react';

/** So long after the last key the text is taken, ms. */
const SETTLED_AFTER_MS = 350;

/**
 * The text of a field that is taken once its typing pauses. A value that comes from elsewhere, such as the browser's Back,
 * takes the place of what was typed.
 */
export function useSettledText(
  value: string,
  onSettled: (text: string) => void,
): readonly [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const taken = useRef(value);
  const latest = useRef(onSettled);
  useEffect(function keepLatest() {
    latest.current = onSettled;
  });
  useEffect(
    function followOthers() {
      // What was typed since it was taken stays.
      if (value !== taken.current) {
        taken.current = value;
        setText(value);
      }
    },
    [value],
  );
  useEffect(
    function settleLater() {
      if (text === taken.current) {
        return undefined;
      }
      const timer = setTimeout(() => {
        taken.current = text;
        latest.current(text);
      }, SETTLED_AFTER_MS);
      return () => clearTimeout(timer);
    },
    [text],
  );
  return [text, setText];
}
