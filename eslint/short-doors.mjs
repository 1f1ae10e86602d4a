const MAX_BODY_LINES = 8;

/** Rule: a method of a resolver translates and decides nothing, so its body has at most 8 lines. */
export const shortDoors = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      long: `A door has at most ${MAX_BODY_LINES} lines a method, this one has {{lines}}: make it an act.`,
    },
  },
  create(context) {
    return {
      'MethodDefinition > FunctionExpression > BlockStatement'(body) {
        const lines = body.loc.end.line - body.loc.start.line - 1;
        if (lines > MAX_BODY_LINES) {
          context.report({ node: body, messageId: 'long', data: { lines: String(lines) } });
        }
      },
    };
  },
};
