const NAMES = ['CITIZEN', 'AGENCY_VIEWER', 'AGENCY_MANAGER', 'VIEWER', 'OPERATOR', 'SUPERVISOR', 'ADMIN'];
const EQUALITY = ['===', '!==', '==', '!='];
const SQL = new RegExp(`\\brole\\b\\s*(=|<>|!=|(NOT\\s+)?IN\\b)\\s*\\(?\\s*'(${NAMES.join('|')})'`, 'i');

/** Rule: what a role may stands in one table; nothing else compares the names of roles, in code or in SQL. */
export const roleNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      compared:
        'Ask what the role may (domain/src/people/roles.ts, role-sql.ts): roles are compared nowhere else.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'compared' });
    return {
      BinaryExpression(node) {
        if (EQUALITY.includes(node.operator) && [node.left, node.right].some(isName)) {
          report(node);
        }
      },
      SwitchCase(node) {
        if (isName(node.test)) {
          report(node);
        }
      },
      'CallExpression[callee.property.name="includes"]'({ callee }) {
        if (callee.object.type === 'ArrayExpression' && callee.object.elements.some(isName)) {
          report(callee);
        }
      },
      'VariableDeclarator > :matches(ArrayExpression, TSAsExpression > ArrayExpression)'(node) {
        if (node.elements.some(isName)) {
          report(node);
        }
      },
      Literal(node) {
        if (typeof node.value === 'string' && SQL.test(node.value)) {
          report(node);
        }
      },
      TemplateElement(node) {
        if (SQL.test(node.value.raw)) {
          report(node);
        }
      },
    };
  },
};

function isName(node) {
  return node?.type === 'Literal' && NAMES.includes(node.value);
}
