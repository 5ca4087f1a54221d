const ENTRY_POINT = /^@heptad\/[^/]+\/testing$/;
const RELATIVE = /^\.{1,2}\/(?:.*\/)?testing(?:\/|$)/;

/** Stand-ins and scenes lie in `testing` folders. Code of the product that imported one would ship it to members. */
export const noTestCode = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { shipped: '"{{name}}" is test code: only specs and other test code may import it.' },
  },
  create(context) {
    const check = ({ source }) => {
      const name = source?.value;
      if (typeof name === 'string' && (ENTRY_POINT.test(name) || RELATIVE.test(name)))
        context.report({ node: source, messageId: 'shipped', data: { name } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
