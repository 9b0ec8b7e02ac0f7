import { spawn } from 'node:child_process';
import { projectRoot } from '../../process/project-root.js';

/** Declared size of an image, and the re-encoded image within the limits. */
export interface RenderedLogo {
  width: number;
  height: number;
  /** PNG; null if the image exceeds the limits. */
  png: Buffer | null;
}

const timeoutMs = 5000;

/**
 * Renders in a child process, which can be killed if a malicious image stalls the renderer. Only pixels are returned.
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

/** Renders a PNG or SVG. Rejects on errors and timeouts. */
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
  // The child may exit before it has read all input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(source);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(parseOutput(Buffer.concat(chunks)));
      else reject(new Error('the image cannot be rendered'));
    });
  });
}

function parseOutput(output: Buffer): RenderedLogo {
  const { width, height, png } = JSON.parse(output.toString()) as Omit<RenderedLogo, 'png'> & {
    png: string | null;
  };
  return { width, height, png: png === null ? null : Buffer.from(png, 'base64') };
}
