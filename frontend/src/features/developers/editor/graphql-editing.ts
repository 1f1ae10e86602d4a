import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { Prec, type EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { costOfField } from '@wakafine/domain/api/field-costs';
import { graphqlLanguageSupport, lint, offsetToPos, stateExtensions } from 'cm6-graphql';
import type { GraphQLSchema } from 'graphql';
import { getAutocompleteSuggestions, getTokenAtPosition, getTypeInfo } from 'graphql-language-service';

/** A place of the schema: a type, or a field of it. */
export interface SchemaPlace {
  type: string;
  field: string | null;
}

/** Acts of the editor of operations. */
export interface EditingOptions {
  schema: GraphQLSchema;
  /** Text of the cost of a field beside its completion, such as `cost 40`. */
  costText: (cost: number) => string;
  /** Called with the place under the cursor whenever that is another. */
  onPlace: (place: SchemaPlace) => void;
  onRun: () => void;
  onTidy: () => void;
}

/** Language, completion with types and costs, marks at faults, and the keys Ctrl Enter and Shift Ctrl P. */
export function graphqlEditing({ schema, costText, onPlace, onRun, onTidy }: EditingOptions): Extension {
  const run = (): boolean => {
    onRun();
    return true;
  };
  const tidy = (): boolean => {
    onTidy();
    return true;
  };
  let shown = '';
  return [
    graphqlLanguageSupport(),
    stateExtensions(schema),
    lint,
    autocompletion({ override: [(context) => completionsAt(schema, context, costText)], icons: false }),
    Prec.highest(
      keymap.of([
        { key: 'Mod-Enter', run },
        { key: 'Shift-Mod-p', run: tidy },
      ]),
    ),
    EditorView.updateListener.of((update) => {
      if (update.selectionSet || update.docChanged) {
        const place = placeAt(schema, update.state);
        const mark = place === null ? '' : `${place.type}.${place.field ?? ''}`;
        if (place !== null && mark !== shown) {
          shown = mark;
          onPlace(place);
        }
      }
    }),
  ];
}

/** The type or field of the schema at the cursor; null where there is none. */
export function placeAt(schema: GraphQLSchema, { doc, selection }: EditorState): SchemaPlace | null {
  const at = offsetToPos(doc, selection.main.head);
  const token = getTokenAtPosition(doc.toString(), at, 1);
  const { fieldDef, parentType, type } = getTypeInfo(schema, token.state);
  if (fieldDef !== null && fieldDef !== undefined && parentType !== null && parentType !== undefined) {
    return { type: String(parentType), field: fieldDef.name };
  }
  return type === null || type === undefined
    ? null
    : { type: String(type).replace(/[[\]!]/g, ''), field: null };
}

function completionsAt(
  schema: GraphQLSchema,
  context: CompletionContext,
  costText: EditingOptions['costText'],
): CompletionResult | null {
  const word = context.matchBefore(/\w*/);
  if (word === null || (word.from === word.to && !context.explicit && !follows(context))) {
    return null;
  }
  const text = context.state.doc.toString();
  const at = offsetToPos(context.state.doc, context.pos);
  const { state } = getTokenAtPosition(text, at, 1);
  const isField = ['SelectionSet', 'Field', 'AliasedField'].includes(state.kind ?? '');
  const options = getAutocompleteSuggestions(schema, text, at)
    .filter(({ label }) => !label.startsWith('__'))
    .map(({ label, detail, documentation }): Completion => {
      const cost = isField ? ` · ${costText(costOfField(label))}` : '';
      return { label, detail: `${detail ?? ''}${cost}`, info: documentation ?? undefined };
    });
  return { from: word.from, options, validFor: /^\w*$/ };
}

/** Whether what was typed last begins something that can be completed. */
function follows({ state, pos }: CompletionContext): boolean {
  return /[{(@$:]\s*$/.test(state.sliceDoc(Math.max(0, pos - 20), pos));
}
