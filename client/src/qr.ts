/** The QR code of a link as one path: a rectangle for every run of dark modules, one unit a module. */
import { correction, generate } from 'lean-qr';

export function qrPath(text: string): { size: number; path: string } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      let end = x;
      while (code.get(end, y)) end += 1;
      if (end > x) path += `M${x} ${y}h${end - x}v1h${x - end}z`;
      x = end;
    }
  }
  return { size: code.size, path };
}
