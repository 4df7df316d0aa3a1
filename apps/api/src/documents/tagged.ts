import type { SafeDocumentNode } from '@react-pdf/layout';

/** What a part is, in the words of PDF. Parts that hold others, and parts that are read. */
type Holder = 'Table' | 'TR' | 'L' | 'LI';
type Read = 'H1' | 'H2' | 'P' | 'BlockQuote' | 'TH' | 'TD' | 'Lbl' | 'LBody' | 'Figure';

type Tag = { type: Holder | Read; alt?: string | undefined; scope?: 'Column' | 'Row' };

const holders: ReadonlySet<string> = new Set<Holder>(['Table', 'TR', 'L', 'LI']);

/** Says what a part of a document is: `<Text {...tag('H1')}>`. What says nothing is ornament, and not read. */
export const tag = (type: Tag['type'], more: Omit<Tag, 'type'> = {}) => ({ tag: { type, ...more } });

/** What of the library's layout is looked at here. */
type Node = {
  type: string;
  props?: { tag?: Tag; fixed?: boolean };
  children?: Node[];
};

/** Where something is drawn that marks what follows, and is nothing to see. */
const marker = (paint: () => void): Node =>
  ({
    type: 'CANVAS',
    props: { paint },
    box: { top: 0, left: 0, width: 1, height: 1 },
    style: {},
    children: [],
  }) as Node;

/** A laid out document that also says, as it is drawn, which part of its structure is being drawn. */
export function tagged(layout: SafeDocumentNode, target: PDFKit.PDFDocument): SafeDocumentNode {
  const root = target.struct('Document');
  target.addStructure(root);
  /** By what was asked for: a part that goes on over the page has the same. */
  const known = new Map<Tag, PDFKit.PDFStructureElement>();

  function elementOf(of: Tag, parent: PDFKit.PDFStructureElement): PDFKit.PDFStructureElement {
    const before = known.get(of);
    if (before) return before;
    const { type, alt, scope } = of;
    const made = target.struct(type, { ...(alt !== undefined && { alt }), ...(scope && { scope }) });
    parent.add(made);
    known.set(of, made);
    return made;
  }

  const ornament = () => void target.markContent('Artifact');

  function within(node: Node, parent: PDFKit.PDFStructureElement): Node[] {
    const of = node.props?.tag;
    // What stands on every page is read on the first.
    const isRepeated = of !== undefined && node.props?.fixed === true && known.has(of);
    if (of === undefined || isRepeated) return [isRepeated ? node : branch(node, parent)];
    const element = elementOf(of, parent);
    if (holders.has(of.type)) return [branch(node, element)];
    // Closed by hand: the library leaves an ornament open before the first part of a page.
    const begin = () => void element.add(target.endMarkedContent().markStructureContent(of.type));
    return [marker(begin), node, marker(ornament)];
  }

  const branch = (node: Node, parent: PDFKit.PDFStructureElement): Node =>
    node.type === 'VIEW' || node.type === 'PAGE'
      ? { ...node, children: (node.children ?? []).flatMap((child) => within(child, parent)) }
      : node;

  const pages = (layout.children as Node[]).map((page) => {
    const { children = [], ...rest } = branch(page, root);
    return { ...rest, children: [marker(ornament), ...children] };
  });
  return { ...layout, children: pages } as unknown as SafeDocumentNode;
}
