/**
 * An oxlint rule: a text that changes is the only child of its element.
 *
 * Browsers translate a page by replacing its text nodes. React keeps the old nodes: where a text has siblings, its next
 * change is written to a node that is no longer on the page, and inserting an element before it throws. Where a text is
 * the only child, React sets the text of the element, which always works.
 *
 * The rule has no types, so it judges expressions by their form.
 */

const TEXT = { isText: true, isElement: false, isConstant: false }
const ELEMENT = { isText: false, isElement: true, isConstant: false }

/** Props and functions that hold or return elements. */
const ELEMENT_NAMES =
  /^(?:children|icon|actions?|marker|note|filters|emptyState|siteMessage|control|firstScreen|renderField|createPortal)$/

/** What an expression renders. `variables` are the constants and elements of the file. */
function getOutput(node, variables) {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return ELEMENT
    case 'Literal':
      return {
        isText: typeof node.value === 'string' && node.value.trim() !== '',
        isElement: false,
        isConstant: true,
      }
    case 'TemplateLiteral':
      return { ...TEXT, isConstant: node.expressions.length === 0 }
    case 'LogicalExpression':
      return node.operator === '&&'
        ? join([node.right], variables)
        : join([node.left, node.right], variables)
    case 'ConditionalExpression':
      return join([node.consequent, node.alternate], variables)
    case 'Identifier':
      return ELEMENT_NAMES.test(node.name) || variables.elements.has(node.name) ? ELEMENT : TEXT
    case 'MemberExpression':
      return { ...TEXT, isConstant: variables.constants.has(getRoot(node)) }
    case 'ChainExpression':
      return getOutput(node.expression, variables)
    case 'CallExpression':
      return getOutputOfCall(node, variables)
    default:
      return TEXT
  }
}

/** The output of an expression that renders one of some others. Beside an element, a variable holds an element. */
function join(nodes, variables) {
  const outputs = nodes.map((node) => ({ node, ...getOutput(node, variables) }))
  const isElement = outputs.some((output) => output.isElement)
  const isText = outputs.some(
    (output) => output.isText && !(isElement && output.node.type === 'Identifier'),
  )
  return { isText, isElement, isConstant: false }
}

function getOutputOfCall({ callee, arguments: [callback] }, variables) {
  if (callee.property?.name !== 'map' || !callback?.body)
    return ELEMENT_NAMES.test(callee.name) ? ELEMENT : TEXT
  const { body } = callback
  if (body.type !== 'BlockStatement') return join([body], variables)
  const result = body.body.findLast(({ type }) => type === 'ReturnStatement')
  return result ? join([result.argument], variables) : ELEMENT
}

/** The variable that a path such as `company.address.city` starts from. */
const getRoot = (node) => (node.type === 'MemberExpression' ? getRoot(node.object) : node.name)

/** The children that render something. */
function getChildren(parent, variables) {
  return parent.children.flatMap((node) => {
    if (node.type === 'JSXText') {
      const isText = node.value.trim() !== ''
      return isText || !node.value.includes('\n')
        ? [{ node, isText, isElement: false, isConstant: true }]
        : []
    }
    if (node.type !== 'JSXExpressionContainer') return [{ node, ...ELEMENT, isConstant: true }]
    return node.expression.type === 'JSXEmptyExpression'
      ? []
      : [{ node, ...getOutput(node.expression, variables) }]
  })
}

const changingText = {
  create(context) {
    // What a file imports never changes.
    const variables = { constants: new Set(), elements: new Set() }
    function check(parent) {
      const children = getChildren(parent, variables)
      if (children.length < 2 && parent.type === 'JSXElement') return
      for (const [index, { node, isText, isConstant }] of children.entries()) {
        const mayMove = children
          .slice(0, index)
          .some((other) => other.isElement && !other.isConstant)
        if (!isText || (isConstant && !mayMove)) continue
        const message =
          'A text that changes must be the only child of its element: use one template string or a <span>.'
        context.report({ node, message })
      }
    }
    return {
      ImportDeclaration: ({ specifiers }) =>
        specifiers.forEach(({ local }) => variables.constants.add(local.name)),
      VariableDeclarator: ({ id, init }) =>
        init?.type === 'JSXElement' && variables.elements.add(id.name),
      JSXElement: check,
      JSXFragment: check,
    }
  },
}

export default { meta: { name: 'site' }, rules: { 'changing-text': changingText } }
