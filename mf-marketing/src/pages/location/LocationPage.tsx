export default function LocationPage() {
  return null;
}
