export default function HouseholdLayoutPage() {
  return null;
}
