/** An oxlint rule: a list of classes is short enough to read. A longer one is a layout, and gets a name. */

const MAX_CHARACTERS = 200

/** Texts and media queries have a capital letter, or a space after a comma or a full stop. */
const isClassList = (text) => !/[A-Z]|[.,] /.test(text)

const classList = {
  create(context) {
    function check(node, text) {
      if (text.length <= MAX_CHARACTERS || !isClassList(text)) return
      const message = `At most ${MAX_CHARACTERS} characters: name the layout, as a component or in styles.css.`
      context.report({ node, message })
    }
    return {
      Literal: (node) => check(node, String(node.value)),
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join('')),
    }
  },
}

export default { meta: { name: 'styles' }, rules: { 'class-list': classList } }
