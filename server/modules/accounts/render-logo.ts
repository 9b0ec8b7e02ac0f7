import { spawn } from 'node:child_process';
import { projectRoot } from '../../process/project-root.js';

/** What became of a picture: its declared size, and the picture drawn anew unless that is too large. */
export interface RenderedLogo {
  width: number;
  height: number;
  /** PNG; null where the size is above the limits. */
  png: Buffer | null;
}

/** A picture is drawn within this time or not at all, in milliseconds. */
const timeoutMs = 5000;

/**
 * Draws a picture in a process of its own: a picture made to keep the drawing program busy cannot be stopped from outside
 * otherwise. Nothing of the file but its pixels comes back.
 */
const rendererSource = `
import sharp from 'sharp';
const limits = JSON.parse(process.argv[1]);
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const source = Buffer.concat(chunks);
const { format, width, height } = await sharp(source, { limitInputPixels: false }).metadata();
if (format !== 'svg' && format !== 'png') throw new Error(format);
let png = null;
if (width <= limits.width && height <= limits.height) {
  const limitInputPixels = limits.width * limits.height;
  const drawn = sharp(source, { limitInputPixels, failOn: 'error' }).png({ compressionLevel: 9 });
  png = (await drawn.toBuffer()).toString('base64');
}
process.stdout.write(JSON.stringify({ width, height, png }));
`;

/** Draws a PNG or SVG. Rejects what cannot be drawn in time. */
export function renderLogo(source: Buffer, limits: { width: number; height: number }): Promise<RenderedLogo> {
  const child = spawn(
    process.execPath,
    ['--max-old-space-size=64', '--input-type=module', '-e', rendererSource, JSON.stringify(limits)],
    {
      cwd: projectRoot,
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    },
  );
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A program that gives up early does not read to the end.
  child.stdin.on('error', () => undefined);
  child.stdin.end(source);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(parseOutput(Buffer.concat(chunks)));
      else reject(new Error('the picture cannot be drawn'));
    });
  });
}

function parseOutput(output: Buffer): RenderedLogo {
  const { width, height, png } = JSON.parse(output.toString()) as Omit<RenderedLogo, 'png'> & {
    png: string | null;
  };
  return { width, height, png: png === null ? null : Buffer.from(png, 'base64') };
}
