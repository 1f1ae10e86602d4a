import { json, jsonParseLinter } from '@codemirror/lang-json';
import { linter } from '@codemirror/lint';
import { Prec, type Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { JSON_LOOKS } from './editor-theme';

/** Language of answers, which are only read. */
export const JSON_READING: Extension = [json(), JSON_LOOKS];

/** Language of variables: with marks at faults, and Ctrl Enter. */
export function jsonEditing(onRun: () => void): Extension {
  const faults = jsonParseLinter();
  const run = (): boolean => {
    onRun();
    return true;
  };
  return [
    json(),
    JSON_LOOKS,
    // Nothing is no fault: an operation without variables.
    linter((view) => (view.state.doc.toString().trim() === '' ? [] : faults(view))),
    Prec.highest(keymap.of([{ key: 'Mod-Enter', run }])),
  ];
}
