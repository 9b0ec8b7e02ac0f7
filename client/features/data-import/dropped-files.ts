/** Files of a drop; of folders all files in them, without those that systems hide there. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // Entries are only there while the drop is answered, so they are taken before anything is waited for.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return [...files];
  return (await Promise.all(entries.map(filesIn))).flat();
}

/** Files of a chosen folder, without those that systems hide there. */
export function visibleFiles(files: readonly File[]): File[] {
  return files.filter(({ name }) => !isHidden(name));
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isHidden(entry.name)) return [];
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];
  const inside = await entriesOf(entry.createReader());
  return (await Promise.all(inside.map(filesIn))).flat();
}

/** Browsers answer a folder in parts, the last of them empty. */
async function entriesOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  return part.length === 0 ? [] : [...part, ...(await entriesOf(reader))];
}

const isHidden = (name: string) => name.startsWith('.') || name === 'Thumbs.db';
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
