/**
 * Browsers translate a page by replacing its text nodes. React then removes, or inserts before, nodes that have left
 * their parent, which throws and replaces the page with an error. Such a change is left out instead: the translated
 * text stays. The lint rule `site/changing-text` keeps our own pages from needing this.
 */
export function tolerateTranslation() {
  // Both are called with their node below.
  // oxlint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    if (child.parentNode !== this) return child
    removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(node: T, reference: Node | null): T {
    insertBefore.call(this, node, reference?.parentNode === this ? reference : null)
    return node
  }
}
