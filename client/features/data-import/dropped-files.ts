/** Files of a drop event, including those in folders. Skips hidden system files. */
export async function collectDroppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // Browsers clear the items after the event handler, so the entries are read before the first await.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return [...files];
  return (await Promise.all(entries.map(collectFiles))).flat();
}

/** Removes hidden system files of a folder. */
export function withoutHiddenFiles(files: readonly File[]): File[] {
  return files.filter(({ name }) => !isHidden(name));
}

async function collectFiles(entry: FileSystemEntry): Promise<File[]> {
  if (isHidden(entry.name)) return [];
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];
  const children = await readAllEntries(entry.createReader());
  return (await Promise.all(children.map(collectFiles))).flat();
}

/** Browsers return folder entries in batches and end with an empty one. */
async function readAllEntries(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
    reader.readEntries(resolve, reject),
  );
  return batch.length === 0 ? [] : [...batch, ...(await readAllEntries(reader))];
}

const isHidden = (name: string) => name.startsWith('.') || name === 'Thumbs.db';
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
