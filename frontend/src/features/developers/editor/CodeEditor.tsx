import { Box } from '@chakra-ui/react';
import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { EDITOR_LOOKS } from './editor-theme';

export interface CodeEditorProps {
  /** For those who do not see it, with the way out: Escape, then Tab. */
  label: string;
  value: string;
  /** Language, completion and keys of this editor; another list replaces it. */
  extensions: Extension;
  /** Left out for text that is only read. */
  onChange?: (value: string) => void;
}

const WRITING: Extension = [
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  // Tab indents; after Escape it leaves the editor, as the library has it.
  keymap.of([...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
];
const READING: Extension = [EditorState.readOnly.of(true), EditorView.lineWrapping, keymap.of(defaultKeymap)];

/** A field for code with line numbers, in the looks of the app. */
export function CodeEditor({ label, value, extensions, onChange }: CodeEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const parts = useRef(new Compartment());
  const changed = useRef(onChange);
  const isRead = onChange === undefined;

  useEffect(function followListener() {
    changed.current = onChange;
  });

  useEffect(
    function buildEditor() {
      if (frame.current === null) {
        return undefined;
      }
      const editor = new EditorView({
        parent: frame.current,
        state: EditorState.create({
          extensions: [
            parts.current.of([]),
            lineNumbers(),
            isRead ? READING : WRITING,
            EDITOR_LOOKS,
            EditorView.contentAttributes.of({
              ...Object.fromEntries([['aria-label', label]]),
              tabindex: '0',
            }),
            EditorView.updateListener.of(({ docChanged, state }) => {
              if (docChanged) {
                changed.current?.(state.doc.toString());
              }
            }),
          ],
        }),
      });
      view.current = editor;
      return () => editor.destroy();
    },
    [label, isRead],
  );

  useEffect(
    function showExtensions() {
      view.current?.dispatch({ effects: parts.current.reconfigure(extensions) });
    },
    [extensions, label, isRead],
  );

  useEffect(
    function showValue() {
      const editor = view.current;
      if (editor !== null && editor.state.doc.toString() !== value) {
        editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } });
      }
    },
    [value, label, isRead],
  );

  return <Box ref={frame} flex="1" minH="0" minW="0" overflow="hidden" dir="ltr" />;
}
