export function SubjectNavigation() {
  return null;
}
