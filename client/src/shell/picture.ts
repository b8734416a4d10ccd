/** A small picture of a thing, taken from where it is drawn. */

const SVG = 'http://www.w3.org/2000/svg';
const OVERLAYS = '.hit, .ring, .ring2, .focusring, .lastmove, .sr';
/** Pixels on the screen from which on a thing is large, and below which a sprite is small. */
const LARGE = 110;
const LEAST = 18;
/** What colours pieces, and comes down to them from where they stand. */
const INHERITED = ['--pc', '--pe', '--pm', '--pt', '--cut', '--dc', 'color'];

/** Nothing in a picture can be pointed at, found by its id or read aloud. */
function still(node: Element): void {
  for (const each of [node, ...node.querySelectorAll('*')])
    for (const name of ['id', 'data-thing', 'data-about', 'tabindex', 'role', 'aria-label', 'aria-pressed'])
      each.removeAttribute(name);
  for (const each of node.querySelectorAll(OVERLAYS)) each.remove();
}

function dress(picture: SVGSVGElement, from: Element): void {
  const style = getComputedStyle(from);
  for (const name of INHERITED) {
    const value = style.getPropertyValue(name);
    if (value) picture.style.setProperty(name, value);
  }
}

/** Of a large thing the largest single sprite: the whole would be too small to be made out. */
function sprite(thing: SVGGraphicsElement): SVGSVGElement | null {
  const { width, height } = thing.getBoundingClientRect();
  if (Math.max(width, height) < LARGE) return null;
  const own = [...thing.querySelectorAll('use')].filter((each) => each.closest('[data-thing]') === thing);
  const sized = own.map((each) => ({ each, box: each.getBoundingClientRect() }));
  const [best] = sized.sort(
    (one, other) => other.box.width * other.box.height - one.box.width * one.box.height,
  );
  if (!best || best.box.width < LEAST) return null;
  const picture = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', best.each.getAttribute('href') ?? '');
  picture.append(use);
  dress(picture, best.each);
  return picture;
}

/** A part of the board's drawing, cut out. */
function cutOut(thing: SVGGraphicsElement): SVGSVGElement | null {
  const hit = thing.querySelector<SVGRectElement>(':scope > .hit');
  const { x, y, width, height } = hit ? hit.getBBox() : thing.getBBox();
  if (!width || !height) return null;
  const picture = document.createElementNS(SVG, 'svg');
  const copy = thing.cloneNode(true) as SVGGElement;
  copy.removeAttribute('transform');
  copy.setAttribute(
    'class',
    copy.getAttribute('class')?.replace(/\b(thing|can|picked|hot|lit)\b/g, '') ?? '',
  );
  still(copy);
  picture.append(copy);
  picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  return picture;
}

/** A picture that stands by itself beside the board. */
function copyOf(drawn: SVGSVGElement): SVGSVGElement | null {
  const { width, height } = drawn.getBoundingClientRect();
  if (!width || !height) return null;
  const picture = drawn.cloneNode(true) as SVGSVGElement;
  still(picture);
  const scaled = picture.hasAttribute('viewBox') || picture.querySelector(':scope > use:not([width])');
  if (!scaled) picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
  picture.dataset['ratio'] = String(width / height);
  return picture;
}

/** Puts a picture, or nothing, into an element. */
export function showPicture(where: Element | undefined, made: Element | null): void {
  where?.replaceChildren(...(made ? [made] : []));
}

/** The thing as it is drawn, to be fitted into a square of so many pixels; null if there is nothing to copy. */
export function pictureOf(thing: Element, size: number): SVGSVGElement | null {
  const drawn = thing instanceof SVGGraphicsElement && !(thing instanceof SVGSVGElement) ? thing : null;
  const beside = thing instanceof SVGSVGElement ? thing : thing.querySelector('svg');
  const alone = drawn && sprite(drawn);
  const picture = alone ?? (drawn ? cutOut(drawn) : beside ? copyOf(beside) : null);
  if (!picture) return null;
  if (!alone) dress(picture, drawn ?? beside ?? thing);
  const ratio = Number(picture.dataset['ratio'] ?? 1);
  picture.setAttribute('width', String(Math.min(size, size * ratio)));
  picture.setAttribute('height', String(Math.min(size, size / ratio)));
  picture.setAttribute('aria-hidden', 'true');
  return picture;
}
