import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/** What goes before the root element without any effect on the picture. */
const prologue = /^(?:\s|<\?xml\b[^>]*\?>|<!--[^]*?-->|<!DOCTYPE\s+svg\b[^[<>]*>)*/i;

/** What would run, fetch, include or unfold something while the picture is drawn. */
const activeContentPatterns = [
  /<!(?:DOCTYPE|ENTITY)/i,
  /<\?/,
  /<(?:[\w.-]+:)?(?:script|foreignObject|image|feImage|include|iframe|object|embed|handler|listener)\b/i,
  /\son\w+\s*=/i,
  /\b(?:href|src|base)\s*=\s*(?!\s*["']#)/i,
  /url\((?!\s*["']?#)/i,
  /@import/i,
];

/**
 * The text of an SVG picture that draws everything itself, without its document type.
 * @throws AppError LogoType for what is no SVG, InvalidField for one that has scripts, pictures or links in it
 */
export function sanitizeSvg(bytes: Buffer): Buffer {
  const text = decodeUtf8(bytes);
  const picture = text.replace(prologue, '');
  if (!/^<(?:[\w.-]+:)?svg[\s>/]/.test(picture)) throw new AppError(ErrorCode.LogoType, { field: 'file' });
  if (activeContentPatterns.some((pattern) => pattern.test(picture))) {
    throw new AppError(ErrorCode.InvalidField, {
      field: 'file',
      what: {
        en: 'The SVG must draw everything itself: no scripts, no pictures inside, no links to other files.',
        ru: 'SVG должен рисовать всё сам: без скриптов, вложенных картинок и ссылок на другие файлы.',
      },
    });
  }
  return Buffer.from(picture);
}

/** SVG is read as UTF-8 only, as another encoding would hide from the checks what the drawing program sees. */
function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError(ErrorCode.LogoType, { field: 'file' }, { cause });
  }
}
