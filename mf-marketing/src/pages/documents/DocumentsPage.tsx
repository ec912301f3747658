export default function DocumentsPage() {
  return null;
}
