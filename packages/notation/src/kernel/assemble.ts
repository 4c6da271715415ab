import type { Span } from './diagnostic.ts';

/**
 * Joins the nodes of a text, in order, with the trivia between them. If `printNode` returns each node's own text, the
 * result is the text itself: the first law of every notation here.
 */
export function assemble<Node extends Span>(
  text: string,
  nodes: Iterable<Node>,
  printNode: (node: Node) => string = (node) => text.slice(node.start, node.end),
): string {
  let out = '';
  let at = 0;
  for (const node of nodes) {
    out += text.slice(at, node.start) + printNode(node);
    at = node.end;
  }
  return out + text.slice(at);
}
