import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/** Markup before the root element that does not affect the image. */
const prologue = /^(?:\s|<\?xml\b[^>]*\?>|<!--[^]*?-->|<!DOCTYPE\s+svg\b[^[<>]*>)*/i;

/** Patterns of scripts, external references, includes and entities, which could act during rendering. */
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
 * Returns a self-contained SVG without its doctype.
 * @throws AppError LogoType for other content, InvalidField for scripts, images or external links
 */
export function sanitizeSvg(bytes: Buffer): Buffer {
  const text = decodeUtf8(bytes);
  const svg = text.replace(prologue, '');
  if (!/^<(?:[\w.-]+:)?svg[\s>/]/.test(svg)) throw new AppError(ErrorCode.LogoType, { field: 'file' });
  if (activeContentPatterns.some((pattern) => pattern.test(svg))) {
    throw new AppError(ErrorCode.InvalidField, {
      field: 'file',
      what: {
        en: 'The SVG must be self-contained: no scripts, no embedded images, no links to other files.',
        ru: 'SVG должен рисовать всё сам: без скриптов, вложенных картинок и ссылок на другие файлы.',
      },
    });
  }
  return Buffer.from(svg);
}

/** Only UTF-8 is accepted. Another encoding could hide active content from the checks. */
function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new AppError(ErrorCode.LogoType, { field: 'file' }, { cause });
  }
}
