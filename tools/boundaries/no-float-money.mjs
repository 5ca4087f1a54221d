import { ESLintUtils } from '@typescript-eslint/utils';

const ARITHMETIC = new Set(['+', '-', '*', '/', '%', '**', '<', '>', '<=', '>=']);
const CONVERSIONS = new Set(['Number', 'parseFloat', 'parseInt']);

/** Money is an alias of a branded string, alone or with undefined and the like beside it. */
const isMoney = (type) => type.aliasSymbol?.name === 'Money' || (type.isUnion() && type.types.some(isMoney));

/** Amounts of money are decimal strings; arithmetic and comparison by operators would go through floats or characters. */
export const noFloatMoney = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      operator:
        'Money with "{{operator}}" loses cents or compares characters: use addMoney, subtractMoney, multiplyMoney or compareMoney of @heptad/formatting.',
      conversion:
        '{{name}}() turns money into a float: keep it Money, or take minorUnits() where whole numbers are needed.',
    },
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const money = (node) => isMoney(services.getTypeAtLocation(node));
    return {
      BinaryExpression(node) {
        if (ARITHMETIC.has(node.operator) && (money(node.left) || money(node.right)))
          context.report({ node, messageId: 'operator', data: { operator: node.operator } });
      },
      AssignmentExpression(node) {
        const operator = node.operator.slice(0, -1);
        if (node.operator !== '=' && ARITHMETIC.has(operator) && (money(node.left) || money(node.right)))
          context.report({ node, messageId: 'operator', data: { operator: node.operator } });
      },
      UnaryExpression(node) {
        if ((node.operator === '+' || node.operator === '-') && money(node.argument))
          context.report({ node, messageId: 'operator', data: { operator: node.operator } });
      },
      CallExpression(node) {
        if (node.callee.type !== 'Identifier' || !CONVERSIONS.has(node.callee.name)) return;
        if (node.arguments.some((argument) => argument.type !== 'SpreadElement' && money(argument)))
          context.report({ node, messageId: 'conversion', data: { name: node.callee.name } });
      },
    };
  },
};
