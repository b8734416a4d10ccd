/** Secrets as text; the words of one are in `recovery`. */
export const BYTES = 16;

export function newSecret(): string {
  return base64(crypto.getRandomValues(new Uint8Array(BYTES)));
}

export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export function fromBase64(text: string): Uint8Array {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (each) => each.charCodeAt(0));
}

/** What is shown to the server to prove that one has the words. */
export function proofOf(secret: string): string {
  return `words.${secret}`;
}
