/**
 * An oxlint rule: an element with the role "status" is on the page before its text.
 *
 * Screen readers announce what changes in such an element. They are silent if it appears together with its text, also if
 * it was hidden before.
 */

/** 'hidden' or 'empty:hidden', but not 'print:hidden'. */
const isHiding = (className) =>
  /(?:^|:)hidden$/.test(className) && !/(?:print|noscript):/.test(className)

const getValue = (element, name) =>
  element.openingElement.attributes.find((attribute) => attribute.name?.name === name)?.value

const statusRegion = {
  create: (context) => ({
    JSXElement(node) {
      if (getValue(node, 'role')?.value !== 'status') return
      const className = getValue(node, 'className')
      if (
        className &&
        context.sourceCode
          .getText(className)
          .split(/[^\w:-]+/)
          .some(isHiding)
      ) {
        context.report({
          node,
          message: 'Screen readers ignore a status that was hidden before: use `empty:absolute`.',
        })
      }
      if (['LogicalExpression', 'ConditionalExpression'].includes(node.parent.type)) {
        context.report({
          node,
          message: 'Screen readers ignore a status that appears with its text: render it always.',
        })
      }
    },
  }),
}

export default { meta: { name: 'accessibility' }, rules: { 'status-region': statusRegion } }
